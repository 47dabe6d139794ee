/** The caches of an app at `scope`. Servers on the same host may have caches of their own, and so may a second Skein. */
export const cacheNames = (scope: string) =>
  ({
    /** The page with which the app starts. */
    page: `skein-page ${scope}`,
    /** Files with a hash in their name that were used at least once. */
    assets: `skein-assets ${scope}`,
    /** Pictures that were shown, for times without a connection. */
    pictures: `skein-pictures ${scope}`,
  }) as const
