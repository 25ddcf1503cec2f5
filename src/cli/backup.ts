import { backupFolder } from '../store/sqlite/backup.ts'
import { oneWord, readArguments, UsageError } from './arguments.ts'
import { databaseFlags, databasePlace } from './database.ts'

/** Writes a consistent copy of the embedded database into a new file, whether a server is running on it or not. */
export async function backup(args: readonly string[]): Promise<number> {
  const given = readArguments(args, databaseFlags)
  const file = oneWord(given, 'the file to write the backup to')
  const { dataFolder, databaseUrl } = databasePlace(given)
  if (databaseUrl !== undefined)
    throw new UsageError(
      'the tables are in a PostgreSQL database, which is backed up by pg_dump; --data names a folder',
    )
  await backupFolder(dataFolder, file)
  console.log(`${file} is a backup of the tables in ${dataFolder}`)
  return 0
}
