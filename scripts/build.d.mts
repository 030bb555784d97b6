/** Bundles one source outside the product with the settings of the product. */
export function bundleLikeProduct(source: string, outfile: string): Promise<void>;
