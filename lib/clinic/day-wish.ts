import { type Env, env } from './environment/env'

/**
 * Whether the day that a visitor would like best reaches whoever calls back: the inbox and letters
 * show it, a backend has a field for it only where `REQUEST_COMMENT_FIELD` names one.
 */
export function isDayPassedOn(
  { BACKEND_URL, SMTP_URL, REQUEST_COMMENT_FIELD }: Env = env(),
): boolean {
  return Boolean(!BACKEND_URL || SMTP_URL || REQUEST_COMMENT_FIELD)
}
