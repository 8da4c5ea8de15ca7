/**
 * The scripts of `lib/routing/early`, inline in every page. The build bundles them (next.config.ts)
 * and puts them here.
 */
export const displayScript = process.env.DISPLAY_SCRIPT ?? ''
export const earlyScript = process.env.EARLY_SCRIPT ?? ''
