/** Bundles one source outside the product with the settings of the product, or others; without a file it returns the code. */
export function bundleLikeProduct(
  source: string,
  outfile?: string,
  others?: object,
): Promise<string | undefined>;
