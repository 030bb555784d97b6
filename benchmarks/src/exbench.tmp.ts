import { buildSegment } from '@keelerada/corpus-engine/segment/build-segment';
import { MemoryTokenIndex } from '@keelerada/corpus-engine/token-index/memory-token-index';
import { pickGoodExamples } from '@keelerada/corpus-engine/examples/pick-good-examples';
import { makeBaseTexts, repeatTexts } from './corpus/make-base-texts';
const base = makeBaseTexts();
const segment = buildSegment(repeatTexts(base, 3_000_000));
console.log(segment.sizes.words, segment.sizes.texts, base.source);
// most frequent lemma
let best=0,most=0; const st=segment.sections.lemmaPostingStarts; for(let i=0;i+1<st.length;i++){const c=st[i+1]!-st[i]!; if(c>most){most=c;best=i}}
const keyword=segment.strings.get(best); console.log(keyword,most);
for (let r=0;r<5;r++){
 const index=new MemoryTokenIndex([{segment,texts:null}]);
 let t=performance.now();
 const found=index.findHits({keyword,unit:'lemma'},{width:{type:'SENTENCE',count:0},sample:{size:2000,seed:1}});
 const ex=await pickGoodExamples(found,3);
 console.log('examples',(performance.now()-t).toFixed(1), r===4?ex.map(e=>[e.score,e.example.text]):'');
 t=performance.now();
 const c=index.findLines({keyword,unit:'lemma',width:{type:'WORD',count:5},sortBy:['EXAMPLES']});
 console.log('sort',c.listed,(performance.now()-t).toFixed(1));
 t=performance.now();
 const d=index.findLines({keyword,unit:'lemma',width:{type:'WORD',count:5},sortBy:[1,2,3]});
 console.log('sort RIGHT',d.listed,(performance.now()-t).toFixed(1));
}
