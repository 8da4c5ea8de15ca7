/** Every style sheet has the mixins without a line of its own. */
export const sassOptions = {
  loadPaths: ['lib/styles'],
  additionalData: "@use 'mixins' as *;",
}
