/** What somebody tells the host of the server about somebody else. */
export type Report = {
  id: string
  /** Who tells it, and about whom. */
  person: string
  about: string
  table?: string
  reason: string
  words: string
  createdAt: number
  /** When the host was done with it. */
  settledAt?: number
}

export type ReportStore = {
  addReport(report: Report): Promise<void>
  /** Those that wait for the host, or all; the oldest first, at most 500. */
  reports(which: 'waiting' | 'all'): Promise<(Report & { personName: string; aboutName: string })[]>
  /** What somebody has told, the oldest first. */
  reportsBy(person: string): Promise<Omit<Report, 'id' | 'person' | 'settledAt'>[]>
  /** False when there is none, or it was settled before. */
  settleReport(id: string, at: number): Promise<boolean>
}
