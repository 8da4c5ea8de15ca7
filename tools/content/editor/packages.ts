/** Packages at the npm registry that the editor is made of. */
export const version = '0.221.1'
export const npmPackage = `@sveltia/cms@${version}`
/** Its icons. */
export const icons = 'material-symbols-outlined'
export const iconsPackage = `@fontsource-variable/${icons}@5.3.7`

/** The file that `npm pack` makes of a package. */
export const packed = (name: string) => `${name.slice(1).replace(/[/@]/g, '-')}.tgz`
