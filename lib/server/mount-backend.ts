/** Mounts the embedded backend; each process that reads content imports it for this effect. */
import 'server-only'
import { mountEmbeddedBackend } from '@/lib/content/client/embedded'

mountEmbeddedBackend(() => import('@/lib/backend/embedded'))
