import { readdirSync, readFileSync } from 'node:fs'
import { Deployment } from 'kubernetes-models/apps/v1'
import { CronJob } from 'kubernetes-models/batch/v1'
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { parse, parseAllDocuments } from 'yaml'
import { parseEnv } from '@/lib/clinic/environment/env'
import { blocksOf } from '../../operations/support/documented'

/** deploy/kubernetes against the schemas of Kubernetes, the image and the site. */
const folder = 'deploy/kubernetes'
const read = (path: string) => readFileSync(path, 'utf8')

interface Manifest {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
}

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const manifests = files
  .filter(name => name.endsWith('.yaml'))
  .flatMap(name =>
    parseAllDocuments(read(`${folder}/${name}`)).map(document => document.toJS() as Manifest),
  )

const models = {
  ConfigMap,
  CronJob,
  Deployment,
  Ingress,
  NetworkPolicy,
  PersistentVolumeClaim,
  PodDisruptionBudget,
  Service,
}

/** Entries of an object, without undefined values. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test.each(manifests.map(manifest => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
  '%s is valid for Kubernetes',
  (_, manifest) => {
    const { kind } = manifest as Manifest
    const Model = models[kind as keyof typeof models]
    const object = new Model(manifest as never)
    expect(() => object.validate()).not.toThrow()
    expect(plain(object)).toEqual(manifest)
  },
)

test('the schemas detect errors', () => {
  const wrong = { metadata: { name: 'x' }, spec: { replicas: 'two' } }
  expect(() => new Deployment(wrong as never).validate()).toThrow()
})

test('the instances have a valid environment, and the port, user and folders of the image', () => {
  const named = ({ kind, metadata }: Manifest) => `${kind} ${metadata.name}`
  const settings = manifests.find(each => named(each) === 'ConfigMap clinic-site')?.data ?? {}
  expect(parseEnv(settings)).toMatchObject({ TRUSTED_PROXY_HOPS: 1 })
  const known = read('.env.example').match(/^[A-Z_]+(?==)/gm) ?? []
  expect(known).toEqual(expect.arrayContaining(Object.keys(settings)))

  const deployment = manifests.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'clinic-site',
  ) as unknown as { spec: { template: { spec: PodSpec } } }
  const { securityContext, containers, terminationGracePeriodSeconds } =
    deployment.spec.template.spec
  const [site] = containers
  const dockerfile = read('deploy/docker/Dockerfile')
  expect(dockerfile).toContain(`EXPOSE ${site?.ports[0]?.containerPort}\n`)
  expect(dockerfile).toContain(`USER ${securityContext.runAsUser}:${securityContext.runAsGroup}\n`)
  expect(site?.volumeMounts.map(({ mountPath }) => mountPath)).toEqual(['/data', '/tmp'])
  const compose = parse(read('deploy/docker/compose.yaml'), { merge: true }) as {
    services: Record<string, { stop_grace_period: string }>
  }
  const grace = `${terminationGracePeriodSeconds}s`
  expect(compose.services['site-1']?.stop_grace_period).toBe(grace)
})

interface PodSpec {
  readonly terminationGracePeriodSeconds: number
  readonly securityContext: { readonly runAsUser: number; readonly runAsGroup: number }
  readonly containers: readonly {
    readonly ports: readonly { readonly containerPort: number }[]
    readonly volumeMounts: readonly { readonly mountPath: string }[]
  }[]
}

test('the commands of the document name what there is', () => {
  const commands = blocksOf('operations').flatMap(({ commands }) => commands)
  const named = new Map(
    manifests.map(({ kind, metadata, ...rest }) => [
      `${kind.toLowerCase()}/${metadata.name}`,
      JSON.stringify(rest),
    ]),
  )
  const images = commands.filter(command => command.startsWith('kubectl set image '))
  expect(images.length).toBeGreaterThan(1)
  for (const command of images) {
    const [, target = ''] = /kubectl set image (\S+)/.exec(command) ?? []
    const containers = [...command.matchAll(/(\w+)=registry/g)].map(([, name]) => name)
    const manifest = named.get(target) ?? ''
    // All that are made here, as parts of two releases do not fit.
    expect([target, manifest.match(/"registry[^"]*:1"/g)?.length]).toEqual([
      target,
      containers.length,
    ])
    for (const name of containers) expect(manifest).toContain(`"name":"${name}","image"`)
  }
  const kept = commands.find(command => command.startsWith('kubectl create configmap')) ?? ''
  const [, configMap = ''] = /configmap (\S+)/.exec(kept) ?? []
  expect(JSON.stringify(manifests)).toContain(`"configMap":{"name":"${configMap}"`)
  for (const [, file = ''] of kept.matchAll(/--from-file (\S+)/g)) expect(read(file)).toBeTruthy()
})
