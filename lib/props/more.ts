/** Articles or promotions of a "more" block (B75). */
export const moreCount = 3
