/** Name of the database with what an identity has read lately; signing out deletes it. */
export const databaseOf = (identityKey: string) => `skein/lately-read/${identityKey}`
