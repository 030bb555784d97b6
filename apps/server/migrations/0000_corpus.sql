CREATE TABLE "annotation" (
	"content_hash" text NOT NULL,
	"language" text NOT NULL,
	"annotator_version" text NOT NULL,
	"words" integer NOT NULL,
	"sentences" integer NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "annotation_content_hash_language_annotator_version_pk" PRIMARY KEY("content_hash","language","annotator_version")
);
--> statement-breakpoint
CREATE TABLE "corpus_state" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"corpus_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL,
	"removal_version" bigint DEFAULT 0 NOT NULL,
	"last_sequence" integer DEFAULT 0 NOT NULL,
	"last_ordinal" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "corpus_state_single_row" CHECK ("corpus_state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "text" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"title" text,
	"title_sort_key" text,
	"language" text NOT NULL,
	"hash" text NOT NULL,
	"characters" integer NOT NULL,
	"words" integer,
	"sentences" integer,
	"year_from" smallint,
	"year_to" smallint,
	"is_demo" boolean DEFAULT false NOT NULL,
	"ordinal" integer,
	"annotated_with" text,
	"facets" integer[] NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "text_sequence_unique" UNIQUE("sequence"),
	CONSTRAINT "text_ordinal_unique" UNIQUE("ordinal")
);
--> statement-breakpoint
CREATE TABLE "text_added" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_property_added" (
	"text_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "text_property_added_text_id_position_pk" PRIMARY KEY("text_id","position")
);
--> statement-breakpoint
CREATE TABLE "text_content" (
	"text_id" uuid PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "text_facet" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	"folded_value" text NOT NULL,
	CONSTRAINT "text_facet_value" UNIQUE("name","value")
);
--> statement-breakpoint
CREATE TABLE "text_property" (
	"text_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "text_property_text_id_position_pk" PRIMARY KEY("text_id","position")
);
--> statement-breakpoint
ALTER TABLE "text_property_added" ADD CONSTRAINT "text_property_added_text_id_text_added_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."text_added"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_content" ADD CONSTRAINT "text_content_text_id_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_property" ADD CONSTRAINT "text_property_text_id_text_id_fk" FOREIGN KEY ("text_id") REFERENCES "public"."text"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_hash_index" ON "text" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "text_facets_index" ON "text" USING gin ("facets");--> statement-breakpoint
-- Analyses are packed already: compressing them again would only slow down loading the index.
ALTER TABLE "annotation" ALTER COLUMN "bytes" SET STORAGE EXTERNAL;--> statement-breakpoint
INSERT INTO "corpus_state" DEFAULT VALUES;
