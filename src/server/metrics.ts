/** Counters and gauges, as Prometheus reads them. */
export interface Metrics {
  count(name: CounterName, by?: number): void
  /** A number that is asked for when somebody looks: one that goes up and down, or one that only grows. */
  show(type: 'gauge' | 'counter', name: string, help: string, read: () => number): void
  observe(seconds: number): void
  text(): string
}

const counters = {
  answers: 'Answers that were kept',
  commands: 'Commands that were granted',
  refusals: 'Requests that were refused',
  conflicts: 'Appends that another process came first with',
  messages: 'Messages received over sockets',
  deliveries: 'Messages sent over sockets',
  bytes_sent: 'Bytes sent over sockets',
  failures: 'Faults of rules, bots or the server',
  bot_answers: 'Answers of bots',
  bot_failures: 'Thoughts of bots that failed or took too long, and were done again at a cheaper level',
  tables_set_aside: 'Tables set aside because a rule took too long with their own component pack',
  bot_random_answers: 'Answers drawn by lot because even the cheapest thought failed',
  bot_masters: 'Thoughts of masters: answers and advice',
  bot_masters_hurried: 'Thoughts of masters who planned like scholars for want of time',
  bot_masters_looking: 'Thoughts of masters who looked ahead at least once',
  bot_looks: 'How often masters looked ahead',
  webhooks_sent: 'Webhooks that were taken',
  webhooks_failed: 'Webhooks that were given up',
  notices_sent: 'Notices that a push service has taken',
  letters_sent: 'Digests that the mail server has taken',
  letters_failed: 'Digests that were given up',
  notices_failed: 'Notices that were refused or given up',
} as const
export type CounterName = keyof typeof counters

const bounds = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

export function createMetrics(): Metrics {
  const counts = Object.fromEntries(Object.keys(counters).map(name => [name, 0])) as Record<CounterName, number>
  const shown: { type: string; name: string; help: string; read: () => number }[] = []
  const buckets = bounds.map(() => 0)
  let observed = 0
  let total = 0
  return {
    count(name, by = 1) {
      counts[name] += by
    },
    show: (type, name, help, read) => void shown.push({ type, name, help, read }),
    observe(seconds) {
      observed++
      total += seconds
      bounds.forEach((bound, at) => {
        if (seconds <= bound) buckets[at] = (buckets[at] ?? 0) + 1
      })
    },
    text() {
      const lines: string[] = []
      const head = (name: string, help: string, type: string) =>
        lines.push(`# HELP athenaeum_${name} ${help}`, `# TYPE athenaeum_${name} ${type}`)
      for (const [name, help] of Object.entries(counters)) {
        head(`${name}_total`, help, 'counter')
        lines.push(`athenaeum_${name}_total ${counts[name as CounterName]}`)
      }
      for (const { type, name, help, read } of shown) {
        head(name, help, type)
        lines.push(`athenaeum_${name} ${read()}`)
      }
      head('command_seconds', 'From a command received to it being kept and shown', 'histogram')
      bounds.forEach((bound, at) => {
        lines.push(`athenaeum_command_seconds_bucket{le="${bound}"} ${buckets[at]}`)
      })
      lines.push(
        `athenaeum_command_seconds_bucket{le="+Inf"} ${observed}`,
        `athenaeum_command_seconds_sum ${total}`,
        `athenaeum_command_seconds_count ${observed}`,
      )
      return `${lines.join('\n')}\n`
    },
  }
}
