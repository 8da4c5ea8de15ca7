/** Imported for its effect by whatever starts a process that reads content. */
import 'server-only'
import { mountEmbeddedBackend } from '@/lib/content/client/embedded'

mountEmbeddedBackend(() => import('@/lib/backend/embedded'))
