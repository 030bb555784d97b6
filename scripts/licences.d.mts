export function listLicences(): [name: string, version: string, licence: string, use: string][];
