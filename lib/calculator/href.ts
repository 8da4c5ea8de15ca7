/** The page of a record, below the address of its list. */
export const hrefBelow = (base: string, slug: string) => `${base}/${encodeURIComponent(slug)}`
