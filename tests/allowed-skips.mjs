/**
 * What CI's machines cannot do; every other skipped test fails `npm run verify -- --strict`.
 * @type {readonly { test: RegExp, reason: RegExp }[]}
 */
const allowed = [
  // Mirrors of the registry do not list vulnerabilities.
  { test: /^audit$/, reason: /^the registry does not answer$/ },
  // Some have only the client of Docker.
  { test: /operations\/container\.test\.ts/, reason: /^no Docker engine answers$/ },
  // Few machines have an office suite.
  { test: /operations\/price-files\.test\.ts/, reason: /^no LibreOffice$/ },
  // A machine booted by systemd does not see the temporary folder, where a checkout may be.
  { test: /operations\/systemd\.test\.ts/, reason: /^a machine has a temporary folder/ },
  // The contract suite is also run against the site, over HTTP.
  { test: /contract\.test\.ts/, reason: /^a backend in production is only read$/ },
]

/** @param {import('./support/reports.mjs').Skip} skip */
export const isAllowed = ({ test, reason }) =>
  allowed.some(entry => entry.test.test(test) && entry.reason.test(reason))
