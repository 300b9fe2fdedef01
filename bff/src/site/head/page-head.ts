/** What a page's HTML says of it to search engines and to those who share its link. */
export interface PageHead {
  /** Of the browser's tab and of search results. */
  title: string;
  /** Of a shared link; the title unless told. */
  shareTitle?: string;
  description: string;
  /** The page's one address, as a path of this site; null keeps it out of search engines. */
  canonicalPath: string | null;
  /** A path of this site, or a whole web address. */
  imageUrl?: string | null;
  /** Cedis, "60.00". */
  price?: string;
  /** Facts for machines, in the words of schema.org. */
  facts?: object;
}
