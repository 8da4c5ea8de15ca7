/** Parents that are cards of the first row; the next one is highlighted (B14). */
export const firstDirections = 3
