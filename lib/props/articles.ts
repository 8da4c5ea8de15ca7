import type { Article } from '@/lib/kinds/article'
import type { Doctor } from '@/lib/kinds/doctor'
import type { Crumb } from '@/lib/routing/crumbs'
import type { ArticleBody } from '@/lib/text/article-body'
import type { Related } from './related'

/** An article as its card shows it. */
export interface ArticleTeaser
  extends Pick<Article, 'id' | 'slug' | 'name' | 'image' | 'isCertificate' | 'createdAt'> {
  /** The whole text without markup; the card cuts it. */
  readonly text: string
}

export type ArticleRow = Pick<Article, 'id' | 'slug' | 'name' | 'createdAt'>

/** The list of all articles. */
export interface ArticlesData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly cards: readonly ArticleTeaser[]
  /** Those beyond the cards, as lines. */
  readonly rows: readonly ArticleRow[]
  readonly more: readonly ArticleTeaser[]
}

/** The doctor who checked a text, with the fields that its page shows. */
export type Reviewer = Pick<
  Doctor,
  'id' | 'slug' | 'name' | 'image' | 'specialties' | 'experience' | 'education'
>

/** One article. */
export interface ArticleData {
  readonly crumbs: readonly Crumb[]
  readonly article: Article
  readonly body: ArticleBody
  /** The doctor who checked the text; `null` when none is named, or is not in the list any more. */
  readonly reviewer: Reviewer | null
  /** By when it is checked again; `null` when that is not said, or past. */
  readonly nextReview: string | null
  readonly more: readonly ArticleTeaser[]
  readonly relations: Related
}

/** Cards of a list: one across the row and five rows of three; the rest are lines. */
export const articleCards = 16

/** Words of the text on a card, and characters on a phone's (B74). */
export const articleWords = { card: 40, small: 20 } as const
export const articleCharacters = 60

/** The card of the phone's list that has a picture, counted from 1 (B59). */
export const picturedCard = 4
