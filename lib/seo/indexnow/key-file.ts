/** `/{key}.txt`, a file with nothing but the key: it shows that the key is the site's own (R21). */
export function keyFilePath(key: string): string {
  return `/${key}.txt`
}
