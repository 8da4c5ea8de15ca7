import { keepHistoryState } from '@/components/hooks/history-state'
import { keepPageHeight } from '@/components/hooks/page-height'

keepHistoryState()
keepPageHeight()
