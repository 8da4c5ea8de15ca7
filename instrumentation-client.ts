import { keepHistoryState } from '@/components/hooks/history-state'
import { markLinksInView } from '@/components/hooks/links-in-view'
import { movePictures } from '@/components/hooks/moving-pictures'
import { keepPageHeight } from '@/components/hooks/page-height'

keepHistoryState()
keepPageHeight()
movePictures()
markLinksInView()
