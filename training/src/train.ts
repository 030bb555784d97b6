/** The models that can be trained: `npm run -s train -- NAME`. */
const TRAINERS: Record<string, () => Promise<void>> = {
  segmentation: async () => (await import('./segmentation/train-segmentation')).trainSegmentation(),
};

const name = process.argv[2] ?? '';
const train = TRAINERS[name];
if (train === undefined) {
  console.error(`usage: npm run -s train -- ${Object.keys(TRAINERS).join('|')}`);
  process.exit(2);
}
await train();
