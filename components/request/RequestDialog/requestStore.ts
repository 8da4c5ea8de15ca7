/**
 * The open callback request and the text of the status line: an external store in a module, not a
 * context, as the buttons are all over server-rendered pages and the dialog is in the layout.
 */
import { tell } from '@/lib/requests/browser/events'
import type { RequestTarget } from '@/lib/requests/kinds'
import type { RequestStatus } from './labels'

export type OpenRequest = RequestTarget & {
  /** What the visitor sees the request is about: a doctor's name, a promotion. */
  readonly subject?: string
  /** `YYYY-MM-DD` that the visitor prefers. */
  readonly preferredDay?: string
  /** Ids of the analyses that it is about. */
  readonly analyses?: readonly number[]
  /** Services and open orders beside them, as in an estimate's address. */
  readonly also?: readonly string[]
  /** Not closed by a click outside or by Escape. */
  readonly persistent?: boolean
  /** The page with the same form, for when the dialog cannot be loaded. */
  readonly href?: string
}

export interface ActiveRequest {
  readonly about: OpenRequest
  /** Number of this opening of the dialog. */
  readonly id: number
  /** Milliseconds since 1970. */
  readonly openedAt: number
  /** Gets the focus back. */
  readonly opener: HTMLElement | null
}

export interface RequestState {
  readonly open: boolean
  /** Kept after closing, so that the dialog is not emptied during its transition. */
  readonly request: ActiveRequest | null
  /** The request is on its way. */
  readonly sending: boolean
  readonly status: {
    readonly id: number
    readonly kind: RequestStatus
    /** What the request is about, and its number; empty where the clinic does not have it. */
    readonly about: string
  } | null
}

const initial: RequestState = { open: false, request: null, sending: false, status: null }
let state = initial
const listeners = new Set<() => void>()
let hosts = 0
let openings = 0

function set(change: Partial<RequestState>): void {
  state = { ...state, ...change }
  for (const listener of listeners) listener()
}

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/**
 * Registers the dialog's host.
 * @returns a function that unregisters it
 */
export function mountHost(): () => void {
  hosts += 1
  return () => {
    hosts -= 1
  }
}

export const getSnapshot = () => state
export const getServerSnapshot = () => initial

/**
 * @param opener the clicked element; by default the focused one
 * @returns false when there is no host yet: the caller then lets the browser follow its link.
 */
export function openRequest(about: OpenRequest, opener = focused()): boolean {
  if (hosts === 0) return false
  openings += 1
  const request = { about, id: openings, openedAt: Date.now(), opener }
  set({ open: true, request, status: null })
  tell('form_open', { kind: about.kind })
  return true
}

function focused(): HTMLElement | null {
  const { activeElement, body } = document
  return activeElement === body ? null : (activeElement as HTMLElement | null)
}

/**
 * @param id closes only this opening of the dialog, not a later one
 * @returns whether it was open
 */
export function closeRequest(id?: number): boolean {
  if (!state.open || (id && id !== state.request?.id)) return false
  set({ open: false })
  return true
}

/** Whether the visitor is asked for something, waits for its outcome, or reads it. */
export function isRequestSeen(): boolean {
  const { open, sending, status } = state
  return open || sending || status !== null
}

/** @param send with all that tells the outcome */
export async function whileSending(send: () => Promise<void>): Promise<void> {
  set({ sending: true })
  try {
    await send()
  } finally {
    set({ sending: false })
  }
}

let announcements = 0

/** Puts a message on the status line in place of the one before; null clears the line. */
export function announce(kind: RequestStatus | null, about = ''): void {
  announcements += 1
  set({ status: kind && { id: announcements, kind, about } })
}
