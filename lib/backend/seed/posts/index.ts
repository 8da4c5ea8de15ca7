/**
 * The posts of the seed, newest first: the order the list screens and "more news" show them in.
 * One file per post, named by its slug, so that an editor changes one text without touching others.
 */
import type { SeedPost } from '../types'
import { bolVSpineZaStolom } from './bol-v-spine-za-stolom'
import { chekApPoVozrastu } from './chek-ap-po-vozrastu'
import { davlenieDoma } from './davlenie-doma'
import { deficitZheleza } from './deficit-zheleza'
import { gigienaPolostiRta } from './gigiena-polosti-rta'
import { kalendarPrivivok } from './kalendar-privivok'
import { mammografiya } from './mammografiya'
import { mrtIliKt } from './mrt-ili-kt'
import { podgotovkaKAnalizuKrovi } from './podgotovka-k-analizu-krovi'
import { proverkaRodinok } from './proverka-rodinok'
import { sezonGrippa } from './sezon-grippa'
import { shchitovidnayaZheleza } from './shchitovidnaya-zheleza'
import { vecherniyPriemSoSkidkoy } from './vecherniy-priem-so-skidkoy'
import { vitaminDZimoy } from './vitamin-d-zimoy'
import { zdorovyySon } from './zdorovyy-son'

export const posts: readonly SeedPost[] = [
  vecherniyPriemSoSkidkoy,
  mammografiya,
  sezonGrippa,
  shchitovidnayaZheleza,
  davlenieDoma,
  bolVSpineZaStolom,
  gigienaPolostiRta,
  proverkaRodinok,
  kalendarPrivivok,
  chekApPoVozrastu,
  deficitZheleza,
  mrtIliKt,
  podgotovkaKAnalizuKrovi,
  zdorovyySon,
  vitaminDZimoy,
]
