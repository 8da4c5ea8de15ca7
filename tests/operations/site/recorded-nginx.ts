import { type Nginx, startNginx } from '../../support/servers/nginx'
import { type Recorder, startRecorder } from '../../support/servers/recorder'
import type { Running } from '../../support/site'
import { cleanUp } from '../support/cleanUp'

/** nginx in front of a site, and a recorder of what it passes on to it. */
export interface RecordedNginx {
  readonly between: Recorder
  readonly nginx: Nginx
}

export async function startRecordedNginx({ url }: Running): Promise<RecordedNginx> {
  const between = await startRecorder(Number(new URL(url).port))
  cleanUp(() => between.close())
  const nginx = await startNginx([between.port])
  cleanUp(() => nginx.stop())
  return { between, nginx }
}
