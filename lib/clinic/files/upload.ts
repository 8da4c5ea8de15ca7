/** Marks a field of a schema as the path of a picture or a paper, which an editor uploads. */
export const upload = { format: 'upload' } as const
