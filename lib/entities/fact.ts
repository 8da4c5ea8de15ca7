/** Whether something is so, for the `select` of a message. */
export type Fact = 'yes' | 'no'
