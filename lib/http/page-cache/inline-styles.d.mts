export function inlineStyles(html: string, build?: string): string
