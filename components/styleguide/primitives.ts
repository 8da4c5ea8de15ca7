import type { ReactNode } from 'react'
import type { ExhibitProps } from './labels'
import { BrandIconExhibit } from './ui/BrandIcon'
import { BreadcrumbsExhibit } from './ui/Breadcrumbs'
import { ButtonExhibit } from './ui/Button'
import { CheckboxExhibit } from './ui/Checkbox'
import { DialogExhibit } from './ui/Dialog.island'
import { DiscountExhibit } from './ui/Discount'
import { EmptyNoteExhibit } from './ui/EmptyNote'
import { FileLinkExhibit } from './ui/FileLink'
import { IconExhibit } from './ui/Icon'
import { JsonLdExhibit } from './ui/JsonLd'
import { KeepHyphensExhibit } from './ui/KeepHyphens'
import { LanguageLinksExhibit } from './ui/LanguageLinks'
import { NavLinkExhibit } from './ui/NavLink'
import { PictureExhibit } from './ui/Picture'
import { PriceExhibit } from './ui/Price'
import { RatingExhibit } from './ui/Rating'
import { RichTextExhibit } from './ui/RichText'
import { SearchSelectExhibit } from './ui/SearchSelect.island'
import { ShortTextExhibit } from './ui/ShortText'
import { SkeletonExhibit } from './ui/Skeleton'
import { SliderExhibit } from './ui/Slider'
import { TabBarExhibit } from './ui/TabBar'
import { TabsExhibit } from './ui/Tabs'
import { TagsExhibit } from './ui/Tags'
import { TextFieldExhibit } from './ui/TextField.island'

/** Exhibits of the primitives, by folder of components/ui; a test finds missing ones. */
export const primitives: Readonly<Record<string, (props: ExhibitProps) => ReactNode>> = {
  BrandIcon: BrandIconExhibit,
  Breadcrumbs: BreadcrumbsExhibit,
  Button: ButtonExhibit,
  Checkbox: CheckboxExhibit,
  Dialog: DialogExhibit,
  Discount: DiscountExhibit,
  EmptyNote: EmptyNoteExhibit,
  FileLink: FileLinkExhibit,
  Icon: IconExhibit,
  JsonLd: JsonLdExhibit,
  KeepHyphens: KeepHyphensExhibit,
  LanguageLinks: LanguageLinksExhibit,
  NavLink: NavLinkExhibit,
  Picture: PictureExhibit,
  Price: PriceExhibit,
  Rating: RatingExhibit,
  RichText: RichTextExhibit,
  SearchSelect: SearchSelectExhibit,
  ShortText: ShortTextExhibit,
  Skeleton: SkeletonExhibit,
  Slider: SliderExhibit,
  TabBar: TabBarExhibit,
  Tabs: TabsExhibit,
  Tags: TagsExhibit,
  TextField: TextFieldExhibit,
}
