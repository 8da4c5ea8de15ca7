/** Mounts the embedded backend; imported for this side effect by each process that reads content. */
import 'server-only'
import { mountEmbeddedBackend } from '@/lib/content/client/embedded'

mountEmbeddedBackend(() => import('@/lib/backend/embedded'))
