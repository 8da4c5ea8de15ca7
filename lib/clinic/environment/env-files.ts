import { existsSync } from 'node:fs'

/** In the order in which Next reads them; variables that are set already win. */
const files = ['.env.production.local', '.env.local', '.env.production', '.env']

/** Reads the `.env` files of the working folder into `process.env`. */
export function loadEnvFiles(): void {
  for (const file of files) if (existsSync(file)) process.loadEnvFile(file)
}
