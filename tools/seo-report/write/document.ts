/** A whole HTML document that needs no network. */
interface Parts {
  readonly title: string
  /** Of the Content-Security-Policy, beside what every document of the report forbids. */
  readonly allowed: string
  readonly styles: string
  readonly body: string
}

/** What is named `title` and `allowed` is text of ours, not escaped. */
export function documentHtml({ title, allowed, styles, body }: Parts): string {
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; ${allowed}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`
}
