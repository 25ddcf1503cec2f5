import type { PlayedFilter } from '../../tables/played.ts'
import type { TableResult } from '../../tables/result.ts'
import type { Job } from './jobs.ts'
import type { RatedResult } from './ratings.ts'

/** How games ended, one row for each seat. They follow from the tables and can be made again. */
export type ResultStore = {
  /**
   * Keeps how a table's game ended, or takes it away where it is not over any more, and finishes the job, in one transaction.
   * False, and nothing written, when the job was replaced or finished meanwhile: of two who do it, one does. A rated game is
   * counted with it.
   */
  keepResult(job: Job, result: TableResult | undefined, rated?: RatedResult): Promise<boolean>
  result(table: string): Promise<TableResult | undefined>
  /** Of all games in which a person has played to the end, the last first. */
  resultsOf(person: string, query: ResultQuery): Promise<ResultPage>
  /** Whether two people have played a game to its end at one table. */
  havePlayedTogether(one: string, other: string): Promise<boolean>
}

export type ResultQuery = PlayedFilter & {
  /** At most so many, up to 1,000. */
  limit: number
  /** `next` of the page before. */
  after?: string
}

/** `next` is there when more follow. */
export type ResultPage = { results: TableResult[]; next?: string }
