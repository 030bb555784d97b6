ALTER TABLE "corpus_state" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "text" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "corpus_state" SET "changed_at" = coalesce((SELECT max("added_at") FROM "text"), "changed_at");--> statement-breakpoint
UPDATE "text" SET "digest" = left(encode(sha256(convert_to(concat_ws(E'\x1f', "id"::text, "hash", "language",
	(SELECT string_agg("name" || E'\x1f' || "value", E'\x1f' ORDER BY "position") FROM "text_property" WHERE "text_id" = "text"."id")), 'UTF8')), 'hex'), 32);--> statement-breakpoint
ALTER TABLE "text" ALTER COLUMN "digest" DROP DEFAULT;
