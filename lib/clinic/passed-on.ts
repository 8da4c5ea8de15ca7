import { type Env, env } from './environment/env'

/**
 * Whether what the calls of a backend have no field for, such as a preferred day or a list of analyses,
 * reaches the person who calls back: the inbox and e-mails show it, a backend only when
 * `REQUEST_COMMENT_FIELD` names its field for it.
 */
export function isDetailPassedOn(
  { BACKEND_URL, SMTP_URL, REQUEST_COMMENT_FIELD }: Env = env(),
): boolean {
  return Boolean(!BACKEND_URL || SMTP_URL || REQUEST_COMMENT_FIELD)
}
