import { workerData } from 'node:worker_threads'
import { reason } from '../reason.ts'
import { connectSqlite } from './connection.ts'

/** A thread that makes one consistent copy. It reads what was there when it began; writers are not held up by it. */
const { file, toFile } = workerData as { file: string; toFile: string }
try {
  const connection = connectSqlite(file)
  connection.execute('pragma busy_timeout = 10000')
  connection.prepare('vacuum into ?').run([toFile])
  connection.close()
} catch (fault) {
  // Of the database's own errors only the code would come out of this thread.
  throw new Error(reason(fault))
}
