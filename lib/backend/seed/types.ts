/**
 * Shapes of the seed: the content of the embedded backend in both languages.
 *
 * A `Text` holds the two languages side by side, so that a missing translation is a type error.
 * Dates are ISO 8601, prices are whole tenge, and `null` means "the clinic has not given one".
 * The backend turns these records into the wire shapes of one language (spec 1 §3, spec 2 §3).
 */
export interface Text {
  readonly ru: string
  readonly kk: string
}

export interface SeedJobTitle {
  readonly id: number
  readonly name: Text
}

export interface SeedReview {
  readonly name: Text
  /** 1 to 5. */
  readonly star: number
  readonly review: Text
  readonly created_at: string
}

export interface SeedDoctor {
  readonly id: number
  readonly slug: string
  readonly name: Text
  /** `null`: the site shows its placeholder. */
  readonly image: string | null
  /** Ids of job titles, the main one first. */
  readonly job_titles: readonly number[]
  /** Two or three sentences of plain text. */
  readonly description: Text
  readonly education: readonly { readonly graduation_year: number; readonly university: Text }[]
  readonly advance_trainings: readonly {
    readonly year: number
    readonly training: Text
    readonly institution: Text
  }[]
  readonly first_appointment: number | null
  readonly repeated_appointment: number | null
  /** Whole years. */
  readonly experience: number
  readonly reviews: readonly SeedReview[]
  readonly tags: readonly Text[]
  /** 0 to 5, one decimal. */
  readonly rating: number
  readonly updated_at: string
}

export interface SeedServiceCategory {
  readonly id: number
  readonly slug: string
  readonly name: Text
  /** Order of the tab; the one with 1 is "top services". */
  readonly sort: number
}

export interface SeedService {
  readonly id: number
  readonly slug: string
  readonly name: Text
  readonly description: Text
  /** Points of what is included, as simple HTML: `<ul><li>…</li></ul>`. */
  readonly list_description: Text
  readonly journey_description: readonly { readonly name: Text; readonly description: Text }[]
  readonly image: string
  /** Percent, or `null`. */
  readonly discount: number | null
  readonly price: number | null
  /** Path of a PDF with the preparation, or `null`. */
  readonly file: string | null
  readonly warning: Text | null
  readonly in_header: boolean
  readonly is_for_childs: boolean
  readonly is_for_olders: boolean
  readonly category_service_id: number
  readonly updated_at: string
}

export interface SeedPromotion {
  readonly id: number
  readonly slug: string
  readonly name: Text
  readonly description: Text
  /** Simple HTML list. */
  readonly list_description: Text
  /** Simple HTML: what happens on the visit. */
  readonly journey_description: Text
  readonly image: string | null
  readonly discount: number
  readonly price: number | null
  readonly file: string | null
  /** Minutes. */
  readonly result_in_time: number | null
  readonly warning: Text | null
  readonly is_certificate: boolean
  readonly is_for_childs: boolean
  readonly is_for_olders: boolean
  /** The cosmetology tab lists those with `cosmetology`. */
  readonly category:
    | 'diagnostics'
    | 'surgery'
    | 'dentistry'
    | 'plastic'
    | 'cosmetology'
    | 'ivf'
    | 'childhood'
    | 'oncology'
  readonly updated_at: string
}

export interface SeedPost {
  readonly id: number
  readonly slug: string
  readonly name: Text
  /** Rich text: h2, h3, p, ul, ol, table, blockquote, strong, em, a. */
  readonly description: Text
  /** The doctor who checked it, of a specialty that fits; `null` for news. */
  readonly doctor_id: number | null
  readonly image: string
  readonly is_certificate: boolean
  readonly is_for_childs: boolean
  readonly is_for_olders: boolean
  readonly created_at: string
  readonly updated_at: string
}

export interface SeedBanner {
  readonly id: number
  readonly name: Text
  readonly description: Text
  /** Path on the site the banner leads to, without a language prefix. */
  readonly link: string
  readonly image: string
  readonly mob_image: string
}

export interface SeedAnalysisCategory {
  readonly id: number
  readonly name: Text
}

export interface SeedAnalysis {
  readonly id: number
  readonly slug: string
  /** May contain simple HTML: `<sup>`, `<sub>`, `<b>`, `<br>`. */
  readonly name: Text
  readonly price: number | null
  readonly category_analysis_id: number
  /** Path of the PDF with the preparation, or `null`. */
  readonly document: string | null
  readonly bloodTestIncluded: boolean
  readonly image: string | null
  /** Percent, or `null`. */
  readonly discount_percent: number | null
  readonly updated_at: string
}

export interface SeedParentCheckUp {
  readonly id: number
  readonly slug: string
  readonly name: Text
  readonly short_description: Text
  readonly short_tags: readonly Text[]
  readonly min_price: number
  readonly image: string
  readonly updated_at: string
}

export interface SeedCheckUp {
  readonly id: number
  readonly parent_id: number
  readonly slug: string
  readonly name: Text
  readonly short_description: Text
  readonly updated_at: string
}

export interface SeedCheckUpPackage {
  readonly id: number
  readonly check_up_id: number
  readonly name: Text
  /** Simple HTML: `<h3>`, `<ul>`, `<p>`. */
  readonly program_description: Text
  readonly male_check_up_price: number | null
  readonly female_check_up_price: number | null
  readonly general_price: number | null
}
