/** Posts requests endlessly and prints the key of each accepted one. */
import { randomUUID } from 'node:crypto'
import { writeSync } from 'node:fs'
import { POST } from '@/app/api/[...path]/route'

async function main(): Promise<void> {
  for (let count = 0; ; count += 1) {
    const key = randomUUID()
    const response = await POST(
      new Request('http://localhost:3000/api/application-feedback', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify({
          name: 'Айгүл',
          phone: String(77_010_000_000 + count),
          type: 'mobile',
        }),
      }),
    )
    if (response.status === 201) writeSync(1, `${key}\n`)
  }
}

void main()
