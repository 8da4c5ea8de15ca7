/** Posts or promotions of a "more" block (spec 2 §9). */
export const moreCount = 3
