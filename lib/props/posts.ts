import type { Doctor } from '@/lib/entities/doctor'
import type { Post } from '@/lib/entities/post'
import type { Crumb } from '@/lib/routing/crumbs'
import type { Article } from '@/lib/text/article'
import type { Related } from './related'

/** A post as its card shows it. */
export interface PostTeaser
  extends Pick<Post, 'id' | 'slug' | 'name' | 'image' | 'isCertificate' | 'createdAt'> {
  /** The whole text without markup; the card cuts it. */
  readonly text: string
}

export type PostRow = Pick<Post, 'id' | 'slug' | 'name' | 'createdAt'>

/** The list of all posts. */
export interface PostsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly cards: readonly PostTeaser[]
  /** Those beyond the cards, as lines. */
  readonly rows: readonly PostRow[]
  readonly more: readonly PostTeaser[]
}

/** The doctor who checked a text, with the fields that its page shows. */
export type Reviewer = Pick<
  Doctor,
  'id' | 'slug' | 'name' | 'image' | 'specialties' | 'experience' | 'education'
>

/** One post. */
export interface PostData {
  readonly crumbs: readonly Crumb[]
  readonly post: Post
  readonly article: Article
  /** The doctor who checked the text; `null` when none is named, or is not in the list any more. */
  readonly reviewer: Reviewer | null
  /** By when it is checked again; `null` when that is not said, or past. */
  readonly nextReview: string | null
  readonly more: readonly PostTeaser[]
  readonly relations: Related
}

/** Cards of a list: one across the row and five rows of three; the rest are lines. */
export const postCards = 16

/** Words of the text on a card, and characters on a phone's (B74). */
export const postWords = { card: 40, small: 20 } as const
export const postCharacters = 60

/** The card of the phone's list that has a picture, counted from 1 (B59). */
export const picturedCard = 4
