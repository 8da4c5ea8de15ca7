/** The validator comes without types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
    /** `schemaOrg` if a type or a property is not in the vocabulary. */
    readonly errorType?: 'schemaOrg'
    /** From the top node down to the faulty one. */
    readonly path?: readonly { readonly type?: string; readonly property?: string }[]
  }

  /** Data as an extractor gives them: nodes by type, for each format. */
  interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly object[]>>
  }

  export default class Validator {
    constructor(vocabulary: { readonly '@graph': readonly object[] })
    validate(data: Extracted): Promise<readonly Issue[]>
  }
}
