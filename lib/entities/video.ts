/** A doctor's video, which stands on a host of videos and is linked, never embedded. */
import { z } from 'zod'
import { count, text } from './fields'

const hosts = ['youtube.com', 'youtu.be', 'vkvideo.ru', 'vk.com', 'rutube.ru']

/** An https address of YouTube, VK Video or Rutube, also of their pages for phones. */
export function isVideoAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, host, pathname, username } = new URL(value)
  const name = host.replace(/^(?:www|m)\./, '')
  return protocol === 'https:' && hosts.includes(name) && pathname !== '/' && username === ''
}

export const videoSchema = z
  .object({
    url: z.string().trim().refine(isVideoAddress),
    /** Seconds; 0: unknown. */
    duration: count,
    /** Empty: without one of its own. */
    title: text,
  })
  .nullable()
  .catch(null)

/** `1:05`, with hours `1:02:05`. @param seconds whole ones */
export function clockTime(seconds: number): string {
  const [hours, minutes, rest] = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map(Math.floor)
  const two = (value = 0) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
