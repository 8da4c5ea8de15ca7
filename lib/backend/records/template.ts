/**
 * What `npm run content -- new` writes: the fields of a record in the order in which they are
 * filled in, with what they mean. `{slug}`, `{today}` and `{place}`, behind those in a list, are
 * filled in.
 */

export const bothTemplate = `
  ru: ''
  kk: ''`

export const flagsTemplate = `# For children, for adults: at least one of the two.
is_for_childs: false
is_for_olders: true`

export const draftTemplate = `# While it is written: the site does not show it, until this line is gone.
# draft: true`

/** Below `image`. */
export const focusTemplate = `# What has to be seen when the picture is cropped: percent from the left and from the top.
# image_focus: { x: 50, y: 30 }`

export const faceTemplate = `# Where the face is, percent from the left and from the top; without it the site looks for it.
# image_focus: { x: 50, y: 30 }`

export const updatedTemplate = `${draftTemplate}
# Earlier names of this file: their addresses lead here.
# former_slugs: []
# The day of the last change.
updated_at: {today}
`
