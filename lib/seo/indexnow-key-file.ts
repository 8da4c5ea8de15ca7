/** `/{key}.txt`, a file that holds the key, by which search engines verify it (R21). */
export function keyFilePath(key: string): string {
  return `/${key}.txt`
}
