/** The validator comes without types. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly issueMessage: string
    readonly severity: 'ERROR' | 'WARNING'
    /** Names the vocabulary where it is that which knows a type or a property not. */
    readonly errorType?: 'schemaOrg'
    /** From the node at the top down to the one at fault. */
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
