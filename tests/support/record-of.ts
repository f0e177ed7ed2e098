/** How the rows of a resource are saved. */
export function recordOf<Record>({ record }: { record: Record | undefined }): Record {
  if (!record) throw new Error('Nobody writes its rows')
  return record
}
