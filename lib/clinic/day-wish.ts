import { type Env, env } from './environment/env'

/**
 * Whether a visitor's preferred day reaches the person who calls back: the inbox and e-mails show
 * it, a backend only when `REQUEST_COMMENT_FIELD` names its field for it.
 */
export function isDayPassedOn(
  { BACKEND_URL, SMTP_URL, REQUEST_COMMENT_FIELD }: Env = env(),
): boolean {
  return Boolean(!BACKEND_URL || SMTP_URL || REQUEST_COMMENT_FIELD)
}
