/**
 * What `npm run content -- new` writes: the fields of a record in the order in which they are
 * filled in, with what they mean. `{id}`, `{slug}`, `{package}` and `{today}` are filled in.
 */

export const bothTemplate = `
  ru: ''
  kk: ''`

export const flagsTemplate = `# For children, for adults: at least one of the two.
is_for_childs: false
is_for_olders: true`

export const updatedTemplate = `# Earlier names of this file: their addresses lead here.
# former_slugs: []
# The day of the last change.
updated_at: {today}
`
