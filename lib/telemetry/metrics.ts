/**
 * Metrics of this process for Prometheus. All bundles share the registry of the package, which is
 * external to them; each metric is registered by its first user.
 */
import { Counter, Gauge, Histogram, register } from 'prom-client'

function shared<T extends Counter | Gauge | Histogram>(name: string, create: () => T): T {
  return (register.getSingleMetric(name) as T | undefined) ?? create()
}

/** A counter, registered at its first use. */
export function counter<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
): Counter<Label> {
  return shared(name, () => new Counter({ name, help, labelNames: [...labelNames] }))
}

/** @param collect is called on each scrape. */
export function gauge<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[] = [],
  collect?: (this: Gauge<Label>) => void | Promise<void>,
): Gauge<Label> {
  const config = { name, help, labelNames: [...labelNames], ...(collect && { collect }) }
  return shared(name, () => new Gauge(config))
}

/** @param buckets upper limits, in seconds */
export function histogram<Label extends string>(
  name: string,
  help: string,
  labelNames: readonly Label[],
  buckets: readonly number[],
): Histogram<Label> {
  const config = { name, help, labelNames: [...labelNames], buckets: [...buckets] }
  return shared(name, () => new Histogram(config))
}
