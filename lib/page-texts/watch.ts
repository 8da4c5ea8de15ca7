import 'server-only'

export { watchTexts } from './index'
