/** `4,8`: Russian and Kazakh write the comma, and `5,0` beside it for an even column. */
export function formatRating(rating: number): string {
  return rating.toFixed(1).replace('.', ',')
}
